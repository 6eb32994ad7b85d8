import type { BuiltInProduct } from './product.ts'

export const boatInsurance: BuiltInProduct = {
  slug: 'boat-insurance',
  name: 'Boat Insurance',
  short_description:
    'Coverage for runabouts, center consoles, fishing boats and day sailers, on the Sound and on Connecticut’s lakes and rivers.',
  long_description:
    'The outboard on a trailer, the center console in a slip, the day sailer on a mooring. The policy is short enough to read in one sitting, and a few of its lines cause most of the disputes.',
  features: [
    'Agreed value or actual cash value for hull, engine and trailer',
    'Liability for people, docks and other boats',
    'Uninsured boater and medical payments',
    'On-water towing and help with haul-out before a named storm',
    'Fishing gear and personal effects',
    'A lower premium for the winter ashore',
  ],
  icon: 'Ship',
  sections: [
    {
      heading: 'What a boat policy is made of',
      paragraphs: [
        'A boat policy has two halves. One pays for damage to the boat. The other protects you when you are legally responsible for an injury or for damage to someone else’s property. You can buy the liability half alone. A lender will not accept that, and a marina may not.',
      ],
      points: [
        'Physical damage: collision, grounding, fire, theft, lightning, sinking and storm, less your deductible.',
        'Liability: injuries to others and damage to docks, moorings and boats, with a lawyer to defend you.',
        'Medical payments: the first bills of anyone hurt aboard, whoever was at fault.',
        'Uninsured boater: your own injuries when the boat that hit you has no insurance. Connecticut does not require it of a pleasure boat.',
        'Towing: a jump start, a can of fuel, a pull off the mud on a falling tide.',
        'Gear: rods, skis and electronics that are not bolted down have a small limit of their own.',
      ],
    },
    {
      heading: 'Agreed value or actual cash value',
      paragraphs: [
        'This choice matters more than the insurer’s name. Under agreed value, you and the insurer agree on a figure when the policy begins, and a total loss pays that figure, less any deductible the policy applies. Under actual cash value, a total loss pays what the boat would have sold for the day before it was lost, which is usually less every year.',
        'Then ask about the smaller losses, because they are the likely ones. A torn lower unit may be replaced new for old, or the adjuster may take off something for every season it has run. Outboards, canvas, sails and upholstery often follow a depreciation table even in a good policy. For a boat of modest value that you could afford to replace, actual cash value can be a sensible choice. For a repowered older hull it rarely is.',
      ],
    },
    {
      heading: 'A homeowners policy covers very little of your boat',
      paragraphs: [
        'Many people believe that their homeowners policy takes care of a small boat. The common form of 2011 pays up to $1,500 for watercraft of all kinds, trailer and motor included. Wind damage counts only inside a fully enclosed building, and theft only at the house. On the liability side it stops at outboards of more than 25 horsepower in all and at sailboats of 26 feet and over. The form of 2022 changed the special limits and the exception for watercraft, and not every insurer uses it yet, so the edition of your own form decides. A 21-foot center console fits within neither.',
      ],
      sources: [
        {
          title: 'Homeowners Coverage for Watercraft (June 7, 2021), on the ISO form HO 00 03',
          publisher: 'Insurance Journal',
        },
        {
          title: '2022 ISO Homeowners Changes in Chart Form (Chris Boggs)',
          publisher: 'Big “I” Virtual University',
          url: 'https://piiac.com/2022-iso-homeowners-changes-in-chart-form/',
        },
      ],
    },
    {
      heading: 'What it usually does not pay for',
      paragraphs: [
        'No policy is a maintenance plan. These are the exclusions that owners meet most often.',
      ],
      points: [
        'Wear, corrosion, rot, blisters, marine growth and damage by mice or other vermin.',
        'An engine block that froze because it was not drained. Some insurers add this coverage back if a yard did the winterizing.',
        'A fault the builder left in the boat.',
        'Carrying passengers for money, or renting the boat out through an app.',
        'Speed contests under power.',
        'Someone at the wheel whom the policy excludes by name or by age.',
      ],
    },
    {
      heading: 'When a small part sinks the whole boat',
      paragraphs: [
        'A worn hose is not insured. A boat that sank because the hose let go may be. The words to look for are consequential damage: you pay for the hose, and the policy pays for the damage that follows. Some forms cover it only for fire, sinking or stranding, and some do not cover it at all. We look for it before we look at the price.',
      ],
    },
    {
      heading: 'What moves the premium',
      paragraphs: [
        'Horsepower and top speed come first, value second. After that, insurers want to know where the boat is kept. A trailer behind a locked gate or a rack in a shed is the easiest answer; an open mooring facing southwest is the hardest. They look at your record on the water and, more than people expect, at your driving record. Years of ownership count. So does a boating course beyond the certificate that the state asks of you. A higher deductible buys the price down, as does taking the boat out of the water early.',
      ],
    },
    {
      heading: 'A Connecticut season',
      paragraphs: [
        'Most boats here float from May to October. A policy can follow that: full coverage in season, and a lay-up period in which the boat may not be used, with fire, theft, vandalism and storm usually still insured. It costs less. Give the real dates. If the lay-up begins on November 1, a striper trip in the third week of the month is likely to be uninsured.',
        'The tail of the season is also when hurricanes come. Check for a separate, higher deductible for named storms, and for haul-out coverage, which pays part of the yard’s bill for hauling the boat once a watch or warning has been issued.',
      ],
    },
    {
      heading: 'What to have ready for a quote',
      paragraphs: ['With these at hand, a quote request takes about ten minutes.'],
      points: [
        'Year, builder, model, length and hull identification number.',
        'Engines: number, horsepower, fuel, year of each.',
        'What you paid, when, and what you have added since.',
        'Where the boat is kept in summer and in winter.',
        'Everyone who will drive, with their ages and boating certificates.',
        'Your present policy, if there is one, and any claims of the last five years.',
      ],
    },
  ],
  questions: [
    {
      question: 'Does Connecticut require me to insure my boat?',
      answer:
        'No. The state requires registration and, of most operators, a safe boating certificate. Insurance is your decision, unless a marina, a yacht club, a mooring committee or a lender requires it.',
    },
    {
      question: 'Is the boat insured on the trailer?',
      answer:
        'Usually yes: a boat policy normally covers the boat and its trailer on the road for damage to themselves. What the rig does to other people while it is hitched belongs to your auto policy. Tell both insurers about the trailer.',
    },
    {
      question: 'May my brother-in-law take it out?',
      answer:
        'Most policies cover someone you trust with the boat, with your permission and without payment. Some cover only the operators they list. If he uses the boat often, have him named. Ask him for his boating certificate as well: Connecticut residents and owners need one, and our page on the boating certificate has the exceptions.',
    },
    {
      question: 'Does coverage reach Block Island, or Candlewood Lake?',
      answer:
        'Inland lakes nearly always. Offshore, read the navigation limits: coastal waters out to a number of miles, and between two named points. Block Island and Montauk are inside many of them. A canyon run for tuna often is not.',
    },
    {
      question: 'What liability limit should I choose?',
      answer:
        'Start from what you could lose, not from what the boat is worth. A small boat can hurt a swimmer as badly as a large one. Going from a low limit to a middle one often adds little to the premium, and an umbrella policy may require a certain limit beneath it.',
    },
    {
      question: 'Should I drop the policy over the winter?',
      answer:
        'We would not. Fires, fallen stands and thefts happen in winter too, and later applications ask about any gap in coverage. A lay-up period lowers the premium without creating a gap.',
    },
  ],
  metaDescription:
    'Boat insurance for Connecticut owners: agreed value, liability, lay-up, named storms, what a homeowners policy leaves out, and what to have ready for a quote.',
  keywords: [
    'boat insurance connecticut',
    'center console insurance',
    'agreed value boat insurance',
    'boat liability',
    'lay-up',
    'long island sound',
  ],
}
