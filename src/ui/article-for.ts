/** Written with a vowel and spoken without one, as in `a Union Street marina`, and the other way round. */
const SPOKEN_CONSONANT = /^(uni|eu|ewe|one\b|once\b|u[bcfhjkqrst][aeiou])/i
const SPOKEN_VOWEL = /^([aeiou]|hour|honest|heir|honor)/i

/** `a` or `an` before a name, by its sound: `an Old Lyme`, `a Mystic`. */
export function articleFor(name: string): 'a' | 'an' {
  return SPOKEN_VOWEL.test(name) && !SPOKEN_CONSONANT.test(name) ? 'an' : 'a'
}
