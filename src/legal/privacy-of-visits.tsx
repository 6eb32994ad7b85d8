import type { TextPart } from '../layout/text-page.tsx'
import { DRAFT_DAYS } from '../settings/business.ts'
import { config } from '../settings/config.ts'
import { PART_HOURS } from '../storage/spool.ts'

/** What is stored while a visitor only reads. */
export function privacyOfVisits(): TextPart[] {
  return [
    {
      id: 'your-browser',
      title: 'What your browser keeps',
      text: (
        <>
          <p>
            So that nothing you typed is lost, your browser stores an unfinished form (in its local
            storage) until you send it or start over, for {DRAFT_DAYS} days at most. With it goes a
            random number that keeps a form from arriving twice. The tab also remembers the page
            that led you here, and your browser the first campaign in an address that brought you,
            until you clear its data.
          </p>
          <p>These cookies are ours, and none follows you to other sites:</p>
          <ul>
            <li>
              <strong>draft-quote, draft-contact and draft-call</strong>: find your unfinished form
              on our server, where it is stored from your first answer on, with its files. It is
              deleted when you start over, and {DRAFT_DAYS} days after your last change. What you
              send becomes your request.
            </li>
            <li>
              <strong>received-quote, received-contact and received-call</strong>: show your
              reference number and the names of your files again, for one day after you sent a form.
            </li>
            <li>
              <strong>upload</strong>: lets your browser, and no other, go on with a file that it
              began to send, for {PART_HOURS} hours. <strong>missing-post</strong>: tells the list
              of articles, for a minute, that the one you asked for is not there.
            </li>
            <li>
              Our staff’s sign-in uses cookies of its own, whose names begin with staff, and one
              named known-browser. Visitors never get one.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'counting',
      title: 'Counting visits',
      text: (
        <>
          <p>
            We count how often some pages are opened, in total and by day. A count is a number and a
            page: it holds no name, no network address and nothing that could tell you from the next
            visitor.
          </p>
          <p>
            Our server sees the network address of your browser, as every server does, and uses it
            to answer you. It is written neither into your request nor into our counts of visits.
            Tries to sign in as staff are counted by that address; requests, files and sign-ups are
            counted by a code made from it, so that nobody can flood us. Both are deleted within two
            hours; our log of who signs in as staff keeps the address of each try.
          </p>
          <Analytics />
        </>
      ),
    },
    {
      id: 'others',
      title: 'Services of others',
      text: (
        <>
          <p>
            Our pages load nothing from anyone else by themselves: fonts, charts and pictures are
            our own. <Scheduling />
          </p>
          <p>
            Links to social networks and to other websites are plain links. Nothing reaches them
            until you follow one, and their own policies hold from there.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'How it is protected',
      text: (
        <p>
          Answers and files lie in stores that only our staff and our own programs can open. No
          website can promise that nothing will ever go wrong; if something of yours were exposed,
          we would tell you as the law requires.
        </p>
      ),
    },
  ]
}

function Analytics() {
  if (!config().analyticsId) {
    return <p>No analytics service of another company runs on this website.</p>
  }
  return (
    <p>
      If you agree, Google Analytics counts your page views too, and sets cookies of its own, whose
      names begin with _ga. Until you agree nothing of it loads, and you can change your answer at
      the foot of every page; your browser keeps it. If your browser sends the Global Privacy
      Control signal, nothing of it ever loads, and we do not ask.
    </p>
  )
}

function Scheduling() {
  const { calendlyUrl } = config()
  if (!calendlyUrl) return 'Appointments are arranged by phone and email, by us.'
  return `Appointments can be booked with a scheduling provider (${new URL(calendlyUrl).host}). Its calendar loads when you ask for it or reach it on the appointments page, and what you enter there goes to the provider under its own policy. The form that asks for a call does without it.`
}
