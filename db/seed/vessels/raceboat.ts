import type { VesselContent } from './vessel.ts'

export const raceboat: VesselContent = {
  hero: {
    title: 'Raceboat Insurance in Connecticut',
    description:
      'The word “racing” appears in nearly every boat policy, mostly under exclusions. Before the season starts, get in writing what is covered between the warning signal and the finish.',
  },
  overview: {
    title: 'Questions to settle before the first start',
    description:
      'Sailboats and motorboats that compete are insured in different markets. For both, the same four points decide whether a policy is worth having.',
  },
  features: [
    {
      icon: 'Shield',
      title: 'Racing included by name',
      description:
        'An endorsement that describes your kind of event (around the buoys, distance, one-design regatta, poker run) is better than a policy that does not mention racing.',
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
        'A keelboat on a flatbed, a mast on the roof of a van, a boat in a container to Florida: transit coverage has its own limit and conditions.',
    },
  ],
  sections: [
    {
      heading: 'After a collision on the course',
      paragraphs: [
        'Under US Sailing’s prescriptions a boat that enters a race agrees that responsibility for damage is decided by the racing rules, and that retiring or taking a penalty does not by itself admit liability. Protest committees find facts and apply the rules; they do not award money. Insurers often consider their decisions all the same.',
        'So protest, properly. Hail, fly the flag where it is required, tell the committee if the sailing instructions ask for it, and file inside the time limit. Ask for the decision in writing. Then photograph both boats before either is moved, exchange names and insurers, and call us before repairs begin.',
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
        'A Wednesday series in Black Rock, Noroton or Fishers Island Sound is what many yacht policies have in mind when they permit “club racing.” A national championship with a hundred entries is another matter, and an overnight race out past The Race toward Block Island or Buzzards Bay is different again, because it may leave the navigation limits and runs through the night.',
        'Organizers now write insurance into the notice of race. They may ask for a liability certificate with a stated limit, valid for the event and the area, and check it at registration. Send us the notice when you enter, not the night before. A certificate is quick; a change to the policy can take days.',
      ],
    },
    {
      heading: 'Carbon, foils and light hulls',
      paragraphs: [
        'Race boats are strong where the designer expected load and light elsewhere. A carbon mast breaks instead of bending, a foam core can be damaged without showing it, and after a hard grounding the keel has to be inspected from inside. Repair by a yard that works to the builder’s schedule costs more and takes longer. Policies that pay partial losses on a new-for-old basis, and allow the builder’s own people, may be worth the difference in premium.',
        'One-designs need special care. A repair that breaks the class rules leaves you with a sound boat you cannot race. Ask that class-legal parts and measurement are part of the repair cost.',
      ],
    },
    {
      heading: 'If it has propellers and goes very fast',
      paragraphs: [
        'Insurers of performance powerboats look at speed before anything else. Expect a top-speed ceiling in the policy, a minimum age and a record of similar boats for each driver, and sometimes a course. Sanctioned racing and timed runs are excluded almost everywhere and insured, if at all, through the sanctioning body. Group runs without timing may be acceptable; ask, because policies use the words “speed contest” for different things.',
        'The claims are blow-overs and stuffed bows, but also burst hoses, thrown drives and theft of the whole rig from a hotel parking lot.',
      ],
    },
    {
      heading: 'What we need for a quote',
      paragraphs: ['Underwriters of racing boats know the sport, so give them details.'],
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
        'Not necessarily. Some forms define “private pleasure use” in a way that leaves competition out, others exclude it in the section on sails alone. Ask for a sentence from the company, by email, naming the events you sail.',
    },
    {
      question: 'Who pays when the other boat was wrong?',
      answer:
        'In the end their liability insurer, if the facts hold. In practice your own hull section repairs you first, less the deductible, and your insurer recovers from theirs. Do not agree to a private settlement before you have spoken to your insurer.',
    },
    {
      question: 'Is a rig failure covered if it was my own mistake?',
      answer:
        'Usually. Misjudging a jibe is not excluded by most hull policies. Sailing for two seasons with a worn halyard may be considered lack of maintenance. Keep a record of what you replace.',
    },
    {
      question: 'Can I insure only for the regatta?',
      answer:
        'Now and then a short event policy exists, for a charter of someone else’s boat above all. For your own boat an annual policy with racing included usually costs little more and has no gap on the way home.',
    },
    {
      question: 'We have eight people aboard and two are paid. What now?',
      answer:
        'Tell us. If you pay someone to sail aboard, by the day or the season, you may have an employer’s duties under maritime law, which you do not have toward guests. Crew coverage can be added for a stated number of people; without it their injury is yours to pay for.',
    },
    {
      question: 'May I lend the boat to a junior team?',
      answer:
        'It can be insured. The program’s policy should name you, your insurer should know who coaches, and a written agreement should say who may use the boat, and where.',
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
