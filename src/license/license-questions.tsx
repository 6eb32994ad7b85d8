import { css } from '../../styled-system/css'
import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { type Question, Questions } from '../ui/questions/questions.tsx'
import { Section } from '../ui/section/section.tsx'
import {
  DEEP_BOATING,
  DEEP_CERTIFICATION_QUESTIONS,
  DEEP_HOW_TO,
  DEEP_TOWING_QUESTIONS,
} from './certificate.tsx'

const sources = css({
  mt: '40',
  maxWidth: 'measure',
  display: 'grid',
  gap: '8',
  textStyle: 'small',
  '& ul': { listStyle: 'disc', pl: '24' },
})
const sourcesTitle = css({ textStyle: 'card' })

const questions: Question[] = [
  {
    question: 'Does the certificate expire?',
    answer: (
      <p>
        No. It is valid for life unless it is suspended or revoked, which can follow, for example,
        from boating under the influence.
      </p>
    ),
  },
  {
    question: 'I lost mine. What now?',
    answer: (
      <p>
        Log in to the Online Sportsmen Licensing System with your Conservation ID and print it
        again, or ask at a license vendor who takes part. Older certificates may need a call to
        DEEP’s boating division.
      </p>
    ),
  },
  {
    question: 'I just bought a boat and have no certificate yet.',
    answer: (
      <p>
        DEEP has long offered a temporary certificate, for three months from the day the boat is
        registered; for a personal watercraft only after a safe handling course. Ask DEEP whether
        you can have one this season. Have the boat insured before you take it home all the same.
      </p>
    ),
  },
  {
    question: 'Do I need a certificate for a kayak?',
    answer: (
      <p>
        Not without a motor. Put a motor on it, a small electric one too, and it becomes a motorboat
        that has to be registered and calls for a certificate, apart from the narrow exception
        above.
      </p>
    ),
  },
]

/** Frequent questions, and the sources. */
export function LicenseQuestions() {
  return (
    <Section title="Questions people ask">
      <Questions items={questions} />
      <div className={sources}>
        <h3 className={sourcesTitle}>Sources</h3>
        <p>The State makes these rules and can change them. This page is based on</p>
        <ul>
          <li>
            DEEP, <a href={DEEP_BOATING}>Boating in Connecticut</a>
          </li>
          <li>
            DEEP, <a href={DEEP_HOW_TO}>How to Get a Certificate to Operate a Vessel</a>
          </li>
          <li>
            DEEP,{' '}
            <a href={DEEP_CERTIFICATION_QUESTIONS}>
              Frequently Asked Questions: Boating Certification
            </a>
          </li>
          <li>
            DEEP,{' '}
            <a href={DEEP_TOWING_QUESTIONS}>
              Frequently Asked Questions: Safe Water Skiing Endorsement
            </a>
          </li>
          <li>Connecticut General Statutes, sections 15-140e and 15-140j</li>
          <li>Regulations of Connecticut State Agencies, sections 15-121-A9 and 15-140f-3</li>
        </ul>
      </div>
    </Section>
  )
}

/** Why an insurer asks about the certificate. */
export function WhatItMeansForCover() {
  return (
    <Section
      title="What it means for your insurance"
      lead="Connecticut does not make you insure a pleasure boat. It does make you qualify to run one, and an insurer looks at that."
      tone="shallow"
    >
      <CardGrid columns={3}>
        <Card>
          <CardTitle>It is on the application</CardTitle>
          <CardText>
            Insurers ask who will run the boat, for how many years they have done so, and what
            courses they took. Name everyone who takes the wheel, the teenager included. A wrong
            answer can cost you a claim.
          </CardText>
        </Card>
        <Card>
          <CardTitle>It can lower the price</CardTitle>
          <CardText>
            Some insurers take something off for a boating course, or for one beyond what the State
            asks. Others do not. Send us a copy of the certificate with your quote request, and we
            ask each of them.
          </CardText>
        </Card>
        <Card>
          <CardTitle>It can matter after a loss</CardTitle>
          <CardText>
            Some policies limit who may operate the boat. Before you lend it, ask us two things:
            does the policy cover a guest at the helm, and does it ask that the guest be certified?
          </CardText>
        </Card>
      </CardGrid>
    </Section>
  )
}
