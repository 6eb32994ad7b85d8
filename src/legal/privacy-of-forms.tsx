import type { TextPart } from '../layout/text-page.tsx'
import { MAX_ATTACHMENT_MB, STATUS_DAYS } from '../settings/business.ts'
import { config } from '../settings/config.ts'

/** What happens to the data that a visitor sends. */
export function privacyOfForms(): TextPart[] {
  return [
    {
      id: 'what-you-tell-us',
      title: 'What you tell us',
      text: (
        <>
          <p>
            Six forms ask for something. The quote form asks for the kind of insurance, what is to
            be insured, your name, email address and ZIP code and, if you wish, a phone number,
            further details and files. What is to be insured is a vessel, its length and its value;
            or a building, its kind and its address or town; or a business, its name, what it
            operates and its docks or vessels. An insurer prices by these. For a building or a
            business we also ask who insures it now and when that policy ends, so that we answer
            before you have to renew it. The contact form asks for your name, email address, ZIP
            code, a subject and a message, and takes a phone number and files. The form that asks
            for a call wants your name, phone number, email address and a time.
          </p>
          <p>
            Three forms are for people who have a policy. The one for a certificate of insurance
            asks who wants it, under which name, with which limits and wording, by when and, if you
            wish, for their address and email address, to which we may then send it. The one for a
            change asks what changes, how, and from when on. Both ask for your name, email address,
            the boat or property and, if you wish, a phone number, the policy number and files. The
            third is a notice of a loss. It asks for the same, with a phone number on which to call
            you, and for the kind of loss, when, where and how it happened, whether anyone is hurt,
            whether the boat or property is in danger, and what was done so far. We use it to help
            you with your claim, and the insurer gets from it what it needs for that.
          </p>
          <p>
            Fields marked optional may stay empty. If you change the kind of insurance, only the
            answers about the kind you chose last are sent. Please leave out Social Security, bank
            and card numbers: a quote needs none of them.
          </p>
          <p>
            After a quote request, a page behind its link asks what insurers ask next: about the
            owner, about the boat, house or business, where it is and how it is used, who runs it,
            losses of five years, and your present policy and lender. All of it is optional. Where
            you tell us something else on the phone, our staff correct an answer there; the record
            keeps what was there before, and who changed it. Please leave out dates of birth there,
            too.
          </p>
          <p>
            With your form comes where you found us: the page it was sent from, the page that led
            you here, and the campaign named in an address that brought you.
          </p>
        </>
      ),
    },
    {
      id: 'what-for',
      title: 'What we use it for',
      text: (
        <p>
          To answer you by phone or email and, when you want a quote, to ask insurers for their
          terms. We do not sell it, rent it or use it to advertise, and no program decides alone
          whether you are insured.
        </p>
      ),
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      text: (
        <>
          <p>
            Our staff, and the insurers we ask on your behalf, who see what they need to name their
            terms. A certificate of insurance goes to whoever you say asks for it, if you give an
            address for that. The companies that run our servers and our email keep it for us and
            may not use it for anything else. Beyond that we hand it out only where a law or a court
            requires it.
          </p>
          <p>
            Our staff get your answers by email, with a link to the record. You get an email with
            your reference number; it repeats nothing that you typed. The link in it shows, for{' '}
            {STATUS_DAYS} days, counted anew when we ask you for documents, when we received, opened
            and answered your request, the first name of who reads it, the kind and size of its
            files, and which documents are asked for, but none of your answers. Only the page with
            the questions of insurers shows what you answered there, with the vessel’s length, value
            and use and the day your policy ends, so that you can go on on any device. Whoever has
            the link can see that, change those answers, and add files.
          </p>
        </>
      ),
    },
    {
      id: 'files',
      title: 'Files you attach',
      text: (
        <>
          <p>
            A file of up to {MAX_ATTACHMENT_MB} MB goes to our own store as soon as you choose it,
            so that sending the form is quick. It never travels by email, and no visitor of this
            website can open it. <Scan />
          </p>
          <p>
            Files whose form is never sent are deleted, as a rule within a day, or with the
            unfinished form they belong to.
          </p>
        </>
      ),
    },
    {
      id: 'unfinished',
      title: 'A form you do not finish',
      text: (
        <p>
          Our staff cannot see a form that you have begun and not sent. Only if you tick the box
          that allows a call do they see it, an hour after your last change, to call you about it.
          We write to nobody who has not sent a form. Untick the box, or start over, and it is
          hidden again.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      text: (
        <p>
          As long as we work on your request or insure you, and as long after that as insurance law
          asks us to keep records. You may ask us to delete it sooner.
        </p>
      ),
    },
  ]
}

function Scan() {
  return config().clamdUrl
    ? 'It is held separately until a scanner has checked it for malware. An infected file is deleted; we keep only its name and what was found.'
    : 'Staff open it only after a warning, because no scanner has looked at it.'
}
