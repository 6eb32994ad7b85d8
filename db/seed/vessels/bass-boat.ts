import type { VesselContent } from './vessel.ts'

export const bassBoat: VesselContent = {
  hero: {
    title: 'Bass Boat Insurance in Connecticut',
    description:
      'Low, quick and full of gear, it may see the Connecticut River, Candlewood and Lake Champlain in the same month. Its odometer is on the trailer, and its policy should be at home on the highway.',
  },
  overview: {
    title: 'A policy for a boat that travels',
    description:
      'General boat policies think of a slip and a season. Yours has ramps, motels, tournaments and a garage. Compare them by these points.',
  },
  features: [
    {
      icon: 'MapPin',
      title: 'Trailer and road damage',
      description:
        'Blown tires, bent axles, a rear-end collision at the toll plaza. The rig should be covered while towed in every state you fish, with roadside help for the trailer as well as the truck.',
    },
    {
      icon: 'Waves',
      title: 'Tackle and electronics',
      description:
        'Side imaging at the bow, another screen at the console, forty rods under the deck. Ask for a tackle limit in figures and for replacement cost, not garage-sale value.',
    },
    {
      icon: 'Ship',
      title: 'Trolling motor and batteries',
      description:
        'Stumps break shafts. Theft takes the whole head in two minutes. Both belong on the schedule by model, and so does the lithium bank that drives them.',
    },
    {
      icon: 'Shield',
      title: 'Tournament days',
      description:
        'Some wordings treat organized fishing as racing. You want one that says the opposite, and that returns an entry fee lost to a breakdown where that is offered.',
    },
  ],
  sections: [
    {
      heading: 'Much horsepower, little freeboard',
      paragraphs: [
        'No other family boat carries so much horsepower on so little hull. Underwriters look at the top speed first, at the rating plate second and at the driver third. A jackplate and a larger engine than the plate allows is not a clever answer to a tournament; it gives the company a reason to refuse the whole loss.',
        'The accidents follow a pattern: a hump taken at speed, a submerged log in spring flood, a hook turn with the passenger’s hand on nothing. The tidal river below Hartford carries whole trees in April. Wear the link to the cut-off switch, wear a real life jacket, and be able to say so afterward.',
        'Cold water matters for coverage too. The best fishing is in March and November, when many policies of the general kind have you laid up. Ask for twelve months of navigation. On this class of boat it usually costs little.',
      ],
    },
    {
      heading: 'Parked at the motel',
      paragraphs: [
        'The National Insurance Crime Bureau, as Boating World magazine reported it, found that 73 percent of stolen boats were taken on their trailers, and that only 15 percent of those had a lock of any sort. A bass rig outside a hotel before a derby is a showcase. Back it against a wall, take the coupler lock seriously, pull a wheel if it stays a week, and carry the graphs up to the room.',
        'Read three definitions before the trip. Does “theft” need signs of forced entry, when the compartment latches are plastic? Is tackle covered away from the boat? Is there a condition about an attended vehicle? Two policies with the same limit can differ on all three.',
      ],
      sources: [
        {
          title: 'Protect Your Rig From Theft',
          publisher: 'Boating World',
          url: 'https://www.boatingworld.com/trailering/protect-rig-theft/',
        },
      ],
    },
    {
      heading: 'What tournament directors want to see',
      paragraphs: [
        'Clubs and trails commonly ask every boater for proof of liability insurance, some with a stated minimum, some with the organizer named on the certificate. Many check the boat as well: kill switch, navigation lights, bilge pump, batteries strapped. Send us the rules when you register and the certificate follows by email.',
        'Your co-angler is a guest, and guests are the people a liability section is for. If his entry fee goes to the club and not to you, that stays so. Guiding is another trade. The first customer who pays you for a morning on the water makes you a passenger vessel in the eyes of the Coast Guard on navigable waters, with a license to hold and a commercial policy to buy.',
      ],
    },
    {
      heading: 'Wear, rot and other things nobody insures',
      paragraphs: [
        'Rotted transoms, delaminated floors, stress cracks at the console and bearings that ran dry are maintenance. So is a gel coat worn through by beaching. The loss that follows may be covered, for example when a failed bearing throws a wheel and the boat leaves the trailer; the bearing itself is yours. Grease is on the shelf by the register.',
      ],
    },
    {
      heading: 'Numbers behind the number',
      paragraphs: [
        'A quote for a bass boat is built from these, so have them written on one sheet.',
      ],
      points: [
        'Rated and fitted horsepower, and measured top speed',
        'Purchase price of boat, engine, trailer and electronics, each',
        'Tackle you could list from memory, with a total',
        'States and waters you fish, saltwater included or not',
        'Events a year, and whether prize money is income',
        'Storage: locked garage, yard or storage unit, with the town',
        'Driver’s license record, for the boat’s rate as well as for the truck’s',
      ],
    },
  ],
  questions: [
    {
      question: 'Is the boat insured by my truck policy while I tow it?',
      answer:
        'The liability for what the trailer does to others generally follows the towing vehicle. Damage to boat and trailer does not; that needs the boat policy. Confirm both with your auto insurer, since forms vary.',
    },
    {
      question: 'I fish the Sound for stripers now and then. Does it matter?',
      answer:
        'It may. A policy limited to inland waters ends at the river mouth, and a low-sided hull in a tide rip is a fair reason for it. Coastal use can be added within sensible limits.',
    },
    {
      question: 'Do I need insurance at all, living on a small pond?',
      answer:
        'The state does not demand it. A lender, a lake association or a club might. And injury to a passenger is possible on forty acres too.',
    },
    {
      question: 'What about the cover, the shed roof and the mice?',
      answer:
        'A roof that falls under snow is an insured event in an ordinary hull section. Mice are not. Steel wool in the exhaust and no snacks in the rod lockers.',
    },
    {
      question: 'How are lithium batteries treated?',
      answer:
        'As equipment, once you declare them. After a fire an adjuster will ask for the charger’s make, the wiring size and who installed it. Matched components and a photograph of the installation settle that.',
    },
    {
      question: 'Can two brothers own and insure it together?',
      answer:
        'Yes. Put both on the title and both on the policy, so either may take it out without “borrowing” it from the other.',
    },
  ],
  relatedVessels: ['center-console', 'power-boat', 'pontoon'],
  metaTitle: 'Bass Boat Insurance: Trailers, Tackle and Tournaments',
  metaDescription:
    'Bass boat coverage for Connecticut anglers: road damage, tackle and electronics, theft at the motel, tournament certificates and high horsepower.',
  keywords: [
    'bass boat insurance Connecticut',
    'tournament boat insurance',
    'trailer boat theft',
    'fishing tackle coverage',
  ],
}
