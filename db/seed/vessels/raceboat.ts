import type { VesselContent } from './vessel.ts'

export const raceboat: VesselContent = {
  hero: {
    title: 'Raceboat Insurance in Connecticut',
    description:
      'The word “racing” appears in nearly every boat policy, mostly under exclusions. Before the season starts, get in writing what happens between the warning signal and the finish.',
  },
  overview: {
    title: 'Questions to settle before the first start',
    description:
      'Sailboats and motorboats that compete are insured in different markets. For both, the same four points decide whether a policy is worth having.',
  },
  features: [
    {
      icon: 'Shield',
      title: 'Racing named, not tolerated',
      description:
        'An endorsement that describes your kind of event (around the buoys, distance, one-design regatta, poker run) beats a policy that merely forgets to exclude it.',
    },
    {
      icon: 'Sailboat',
      title: 'Spars and sails under load',
      description:
        'While racing, rigs are often insured separately: a fraction of the replacement cost, a higher deductible, or an extra premium for full value. Know your number.',
    },
    {
      icon: 'Anchor',
      title: 'The people on the rail',
      description:
        'Unpaid crew are guests in most wordings and covered by liability and medical payments. The sailmaker who comes along for a fee may not be.',
    },
    {
      icon: 'MapPin',
      title: 'On the road to the regatta',
      description:
        'A keelboat on a flatbed, a mast on the roof of a van, two containers to Florida: transit coverage has its own limit and its own list of conditions.',
    },
  ],
  sections: [
    {
      heading: 'After a collision on the course',
      paragraphs: [
        'Under US Sailing’s prescriptions a boat that enters a race agrees that responsibility for damage is decided by the racing rules, and that retiring or taking a penalty does not by itself admit liability. Protest committees find facts and apply the rules; they do not award money. Insurers read their decisions all the same, because nobody is better placed to say who was on starboard.',
        'So protest, properly. Hail, fly the flag where it is required, tell the committee if the sailing instructions ask for it, and file inside the time limit. Ask for the decision in writing. Then photograph both boats before either is moved, exchange names and insurers, and call us before the fiberglass man starts grinding.',
      ],
      sources: [
        {
          title: 'Collision with Damage',
          publisher: 'Snipe Class International Racing Association',
          url: 'https://www.snipe.org/articles-advices-and-education/technical-experts/rules/collision-with-damage',
        },
      ],
    },
    {
      heading: 'Club nights, championships and the long races',
      paragraphs: [
        'A Wednesday series in Black Rock, Noroton or Fishers Island Sound is what many yacht policies have in mind when they permit “club racing”. A national championship with a hundred entries is another matter, and an overnight race out past The Race toward Block Island or Buzzards Bay is another again: it leaves the usual navigation area, in the dark, shorthanded at the change of watch.',
        'Organizers now write insurance into the notice of race. They may ask for a liability certificate with a stated limit, valid for the event and the area, and check it at registration. Send us the notice when you enter, not the night before. A certificate takes minutes; a change of the policy behind it can take days.',
      ],
    },
    {
      heading: 'Carbon, foils and light hulls',
      paragraphs: [
        'Race boats are strong where the designer expected load and thin elsewhere. A carbon mast does not bend back, a foam core does not show its bruises, and a keel that met a rock at nine knots has to be looked at from inside. Repair by a yard that works to the builder’s schedule costs more and takes longer. Policies that pay partial losses on a new-for-old basis, and allow the builder’s own people, are worth the difference in premium.',
        'One-designs carry a trap. A repair that breaks the class rules leaves you with a sound boat you cannot race. Ask that class-legal parts and measurement are part of the repair cost.',
      ],
    },
    {
      heading: 'If it has propellers and goes very fast',
      paragraphs: [
        'Performance powerboats live in a corner of the market that looks at speed before anything else. Expect a top-speed ceiling in the policy, a minimum age and a record of similar boats for each driver, and sometimes a course. Sanctioned racing and timed runs are excluded almost everywhere and insured, if at all, through the sanctioning body. Group runs without timing may be acceptable; ask, because wordings speak of “speed contests” and mean different things.',
        'The claims are blow-overs and stuffed bows, but also burst hoses, thrown drives and theft of the whole rig from a hotel parking lot.',
      ],
    },
    {
      heading: 'For the quote: facts that make an underwriter say yes',
      paragraphs: [
        'Racing risks are placed by people who race themselves. Give them the sort of detail they would want about an opponent’s boat.',
      ],
      points: [
        'Class or rating certificate, builder, lay-up and year',
        'Mast, boom and standing rigging: material, maker, age, last inspection',
        'Sail inventory with years, and which are worth insuring',
        'Event calendar for the season, with the two farthest ports',
        'Helmsman’s record, and regular crew by number',
        'Trailer, tow vehicle, and where it is locked up between regattas',
        'Every racing claim of the last five years, whoever was right',
      ],
    },
  ],
  questions: [
    {
      question: 'My cruising policy is silent on racing. Am I covered?',
      answer:
        'Silence is not consent. Some forms define “private pleasure use” in a way that leaves competition out, others exclude it in the section on sails alone. Ask for a sentence from the company, by email, naming the events you sail.',
    },
    {
      question: 'Who pays when the other boat was wrong?',
      answer:
        'In the end their liability insurer, if the facts hold. In practice your own hull section repairs you first, less the deductible, and your company recovers from theirs. Keep out of private settlements until you have spoken to yours.',
    },
    {
      question: 'Does it matter that I am at fault in my own rig failure?',
      answer:
        'Misjudging a jibe is not excluded; hull policies are made for human error. Carrying a halyard with a worn jacket for two seasons may be called lack of maintenance. Log what you replace.',
    },
    {
      question: 'Can I insure only for the regatta?',
      answer:
        'Now and then a short event policy exists, for a charter of someone else’s boat above all. For your own boat an annual policy with racing included usually costs little more and has no gap on the way home.',
    },
    {
      question: 'We have eight people aboard and two are paid. What now?',
      answer:
        'Tell us. A professional aboard, by the day or the season, brings employer’s duties under maritime law that guests do not. Crew coverage can be added for a stated number of people; without it their injury is yours to pay for.',
    },
    {
      question: 'I lend the boat to a junior team. Good idea?',
      answer:
        'Often, and insurable. The program’s own policy should name you, yours should know the coach, and someone should write down who may take it beyond the breakwater.',
    },
  ],
  relatedVessels: ['sailboat', 'power-boat', 'dinghy'],
  metaTitle: 'Raceboat Insurance: Coverage from Start to Finish',
  metaDescription:
    'How racing is excluded, endorsed and priced for sail and power, what to do after a collision on the course, and what a notice of race may demand.',
  keywords: [
    'raceboat insurance Connecticut',
    'sailboat racing insurance',
    'regatta liability certificate',
    'performance boat insurance',
  ],
}
