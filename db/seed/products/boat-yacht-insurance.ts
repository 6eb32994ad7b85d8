import type { BuiltInProduct } from './product.ts'

export const boatYachtInsurance: BuiltInProduct = {
  slug: 'boat-yacht-insurance',
  name: 'Boat & Yacht Insurance',
  short_description:
    'How to choose between a boat policy and a yacht policy, compare quotes line by line, and make a claim that goes well.',
  long_description:
    'You have a boat, or are about to buy one, and two or three quotes that do not resemble one another. This page is about choosing: which kind of policy fits, which five lines to read before the price, what to do between the handshake and the closing, and what to do when something goes wrong.',
  features: [
    'Boat and yacht forms compared side by side',
    'Binders in time for a closing',
    'Certificates for marinas, clubs and lenders',
    'Help on the first day of a claim',
    'A review before launch, when you ask for one',
    'Co-owners, trusts and LLCs',
  ],
  icon: 'LifeBuoy',
  sections: [
    {
      heading: 'Which of the two do you need',
      paragraphs: [
        'Length decides the easy cases. A 19-foot skiff takes a boat policy and a 45-foot trawler takes a yacht policy. Many insurers draw the line at about 27 feet. Near it you may have a choice, and how you use the boat should settle it.',
      ],
      points: [
        'Day trips, trailer, one owner at the wheel: the boat form is simpler and costs less.',
        'Nights aboard, a tender, a mooring in a busy harbor: lean toward the yacht form.',
        'Offshore fishing, or any paid help: the yacht form, for its wider liability.',
        'An old hull with a low value: the boat form, or liability alone.',
        'A classic, a custom build, a multihull: whoever will agree to the value in writing.',
      ],
    },
    {
      heading: 'Five lines before the price',
      paragraphs: [
        'Lay the quotes next to each other and fill in these five lines. Most of the difference in premium usually comes from them.',
      ],
      points: [
        'Valuation: what does a total loss pay, and what does a broken sterndrive pay?',
        'Deductibles: one figure, or a ladder with separate steps for theft, lightning, the tender and named storms?',
        'Liability: how much, and are fuel spills, wreck removal and legal defense inside that sum or beside it?',
        'Where and when: the waters, the distance from shore, the months afloat.',
        'Who and how: named operators, guests at the helm, racing, watersports, rental.',
      ],
    },
    {
      heading: 'Two quotes that look alike',
      paragraphs: [
        'Picture a 28-foot express cruiser kept in Norwalk. Quote one is cheaper by a fifth. It pays market value, counts salvage against the hull limit, stops at inland and coastal waters as far as Rhode Island, and doubles the deductible from August on. Quote two names an agreed sum, pays salvage on top, reaches Cape Cod, and asks for a haul-out plan. Neither is wrong. If the boat never leaves the Norwalk Islands and you could afford a smaller payment after a total loss, the first may do. If Nantucket is on the calendar, the first quote does not cover the trip.',
        'An independent agency is not tied to one form, so we can tell you which of them we would buy.',
      ],
    },
    {
      heading: 'From handshake to closing',
      paragraphs: [
        'Insurance is easier to arrange when it is not the last item on the list. The usual order, for a used boat:',
      ],
      points: [
        'Ask for an indication before you make the offer, with year, length, engines and asking price.',
        'Have your own surveyor look at it out of the water. Buyer’s surveys serve buyer and insurer at once.',
        'Send us the report with a note of which recommendations you will do before launch and which this winter.',
        'We obtain a binder that begins at the closing, naming the bank as loss payee if there is one.',
        'Tell the seller’s marina when you take over the boat, and make sure coverage starts at that time.',
        'Register, or transfer the documentation, and send the number when you have it.',
      ],
    },
    {
      heading: 'The first hour of a claim',
      paragraphs: [
        'People, then the boat, then the paperwork. Account for everyone aboard. Call the Coast Guard on channel 16 if anyone is in danger. Then stop things from getting worse: pump, patch, tow, cover. Nearly every marine policy requires you to protect the boat from further damage, as if you were uninsured, and many reimburse the reasonable cost.',
        'Photograph everything before it is moved. Take names, hull numbers and insurers of the others. Say what happened and leave fault to the adjusters. Call the claims line the same day. Keep damaged parts; the adjuster will want to see them.',
        'After a death, a disappearance or an injury that needs more than first aid, the operator must notify the state’s dispatch (860-424-3333), or for an injury the nearest police or Coast Guard, at once and report in writing within 48 hours. Damage of more than $500 in total has to be reported within five days.',
      ],
      sources: [
        {
          title: 'Reporting an Accident, Connecticut boating study guide',
          publisher: 'Boat Ed',
          url: 'https://boat-ed.com/connecticut/studyGuide/Reporting-an-Accident/101007_263480',
        },
      ],
    },
    {
      heading: 'What pushes any quote up or down',
      paragraphs: [
        'Full coverage is calculated as a small share of what the boat is worth. How small depends mostly on speed, age, storage and the skipper. Owners often forget to document their experience, so list it: vessels, years, passages, courses. An underwriter who can see a record of experience has a reason to offer better terms.',
      ],
    },
    {
      heading: 'Bring this to the table',
      paragraphs: [
        'For a comparison worth having we need the declarations page you have now, the renewal offer if it has come, the survey, a line on how you used the boat last season and how you mean to use the next, the contract of your marina or club, and a list of things that worry you. That list often shows where the gap is.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can I change insurers in the middle of the year?',
      answer:
        'Usually. Many policies refund the unused premium, some with a penalty, and some keep a minimum earned premium. Have the new policy begin on the day and hour at which the old one ends. When a named storm is near, most insurers stop writing new policies.',
    },
    {
      question: 'I am moving up from 24 feet to 34. Will anyone insure me?',
      answer:
        'Usually, with conditions: a few outings with a licensed captain, narrower waters for the first season, or a course. Tell us before you sign, while there is time to meet them.',
    },
    {
      question: 'Three of us own the boat together. How is that written?',
      answer:
        'Either all owners are named insureds, or the LLC that owns the boat is, with its members listed as operators. Put in writing who may take it out, who pays the deductible, and what happens when one of you sells.',
    },
    {
      question: 'Should I report a small scratch?',
      answer:
        'If the repair is close to the deductible and nobody else is involved, pay it and keep the photographs. If another person’s boat or body is involved, report it at once, however small it seems. Late notice can cost you the coverage.',
    },
    {
      question: 'The marina wants to be an additional insured. Do I agree?',
      answer:
        'Being named on a certificate is routine. Promising to indemnify the marina for its own mistakes is something else, and your policy may not back you. Send us the contract before you sign.',
    },
    {
      question: 'How long does a claim take?',
      answer:
        'It depends on the claim. A tow bill can be settled quickly, a repair takes as long as the yard needs, and a liability claim can take years. You can help with prompt notice, good photographs and complete documents.',
    },
  ],
  metaDescription:
    'Boat policy or yacht policy? How Connecticut owners compare marine quotes, arrange coverage before a closing and handle the first hour of a claim.',
  keywords: [
    'boat and yacht insurance',
    'compare boat insurance quotes',
    'boat insurance claim',
    'marine insurance broker connecticut',
    'boat purchase binder',
    'boat co-ownership insurance',
  ],
}
