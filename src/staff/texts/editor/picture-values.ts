import type { NewTownPicture } from '../../../../db/content/town-pictures.ts'
import { cleanValues } from '../../../forms/values.ts'
import { isHttps } from '../fields/leaves.ts'

const PICTURE_TEXTS = ['alt', 'photographerName', 'photographerLink', 'license'] as const

type PictureText = (typeof PICTURE_TEXTS)[number]
export type PictureValues = Record<PictureText, string>
/** The file field of the form, and its texts. */
export type PictureErrors = Partial<Record<PictureText | typeof PICTURE_FILE, string>>

export const PICTURE_FILE = 'picture'

const MOST_CHARACTERS: Record<PictureText, number> = {
  alt: 200,
  photographerName: 100,
  photographerLink: 300,
  license: 60,
}

/** What was typed beside a picture, as text that can be stored. */
export function pictureValues(fields: Record<string, string>): PictureValues {
  return cleanValues(PICTURE_TEXTS, fields)
}

/** The texts of a picture, or a message for each that is wrong. */
export function checkPicture(
  values: PictureValues,
): { texts: Pick<NewTownPicture, PictureText> } | { errors: PictureErrors } {
  const errors: PictureErrors = {}
  for (const name of PICTURE_TEXTS) {
    if (values[name].length > MOST_CHARACTERS[name])
      errors[name] = `Please keep this under ${MOST_CHARACTERS[name]} characters.`
  }
  if (!values.alt) errors.alt = 'Say what the picture shows, for those who cannot see it.'
  if (!values.photographerName) errors.photographerName = 'Say who took the picture.'
  if (values.photographerLink && !isHttps(values.photographerLink))
    errors.photographerLink = 'The link must begin with https://.'
  return Object.keys(errors).length > 0 ? { errors } : { texts: values }
}
