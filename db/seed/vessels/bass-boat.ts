import type { VesselContent } from './vessel.ts'

export const bassBoat: VesselContent = {
  hero: {
    title: 'Bass Boat Insurance in Connecticut',
    description:
      'A bass boat is low, quick and full of gear, and it may see the Connecticut River, Candlewood Lake and Lake Champlain in the same month. Its policy has to cover the highway as well as the water.',
  },
  overview: {
    title: 'A policy for a boat that travels',
    description:
      'General boat policies are written for a slip and a season. Yours has to cover ramps, motels, tournaments and a garage. Compare policies by these points.',
  },
  features: [
    {
      icon: 'MapPin',
      title: 'Trailer and road damage',
      description:
        'Blown tires, bent axles, a rear-end collision in traffic. The rig should be covered while towed in every state you fish, with roadside help for the trailer as well as the truck.',
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
        'Stumps break shafts, and a thief can remove the whole motor in minutes. List the trolling motor and its lithium batteries by model.',
    },
    {
      icon: 'Shield',
      title: 'Tournament days',
      description:
        'Some policies treat organized fishing as racing. Look for one that does not, and ask whether it refunds an entry fee that you lose to a breakdown.',
    },
  ],
  sections: [
    {
      heading: 'High horsepower, low freeboard',
      paragraphs: [
        'Few family boats carry as much horsepower on a hull this size. Underwriters look at the top speed, the rating plate and the driver. An engine larger than the plate allows gives the insurer a reason to refuse the whole loss.',
        'The accidents follow a pattern: a hump taken at speed, a submerged log in spring flood, a sharp turn that throws a passenger who is not holding on. The tidal river below Hartford carries whole trees in April. Wear the engine cut-off link and a life jacket.',
        'Cold water matters for coverage too. The best fishing is in March and November, when many policies of the general kind have you laid up. Ask for twelve months of navigation. On this class of boat it usually costs little. For inland waters Connecticut also wants its invasive-species stamp, each year and apart from registration: $7 for a person, or a $25 decal for the boat.',
      ],
    },
    {
      heading: 'Parked at the motel',
      paragraphs: [
        'The National Insurance Crime Bureau, as Boating World magazine reported, found that most stolen boats were taken on their trailers, and that few of those had a lock. A bass boat outside a motel before a tournament is an easy target. Back it against a wall, lock the coupler, remove a wheel if it stays for a week, and take the electronics to your room.',
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
        'Your co-angler is a guest, and guests are the people a liability section is for. That does not change if the entry fee goes to the club and not to you. Guiding is different. On navigable waters, a customer who pays you for a morning is a passenger for hire, and you need a Coast Guard license and a commercial policy.',
      ],
    },
    {
      heading: 'Wear, rot and other things nobody insures',
      paragraphs: [
        'Rotted transoms, delaminated floors, stress cracks at the console and bearings that ran dry are maintenance. So is a gel coat worn through by beaching. The loss that follows may be covered, for example when a failed bearing throws a wheel and the boat leaves the trailer; you pay for the bearing.',
      ],
    },
    {
      heading: 'What a quote is based on',
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
        'It may. A policy limited to inland waters does not cover the Sound. Coastal use can often be added within limits.',
    },
    {
      question: 'Do I need insurance at all, living on a small pond?',
      answer:
        'The state does not demand it. A lender, a lake association or a club might, and a passenger can be hurt on a small pond too.',
    },
    {
      question: 'What about the cover, the shed roof and the mice?',
      answer:
        'A roof that collapses under snow is a covered loss in most policies that insure the hull. Damage by mice is usually excluded, and so is wear on the cover.',
    },
    {
      question: 'How are lithium batteries treated?',
      answer:
        'As equipment, once you declare them. After a fire an adjuster will ask for the charger’s make, the wiring size and who installed it. Matched components and a photograph of the installation settle that.',
    },
    {
      question: 'Can two brothers own and insure it together?',
      answer:
        'Yes. Put both on the title and both on the policy, so that both are insured when they use it.',
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
