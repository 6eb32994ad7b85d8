import { PageHead } from '../layout/page-head.tsx'
import { AllQuestions } from '../search/all-questions.tsx'

export default async function QuestionsPage() {
  return (
    <>
      <PageHead
        title="Questions Boat and Shore Owners Ask"
        description="What owners on the Connecticut shore ask about boat, home and flood insurance, by kind of policy, boat and town."
        path="/questions"
      />
      <AllQuestions />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
