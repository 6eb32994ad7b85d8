import { UnfinishedList } from '../../../../staff/leads/unfinished/unfinished-list.tsx'

export default UnfinishedList

export const getConfig = () => ({ render: 'dynamic' }) as const
