import { findLeadFile, type LeadFile } from '../../../../db/leads/attachments.ts'
import { isId } from '../../../http/is-id.ts'
import { notFound, requestAddress } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { formatMegabytes } from '../../../settings/format-megabytes.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { surface } from '../../../ui/layout.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { requireStaff } from '../../session/require-staff.ts'
import { fileAddress, leadHref } from '../addresses.ts'
import { row, sheet } from '../lead-styles.ts'
import { fileName, previewInWords, scanInWords } from './file-words.ts'
import { hasPicture, lacksCopy, mayOpen, waitsForPreview } from './may-open.ts'

/**
 * The page of a file: its picture, large; or, if it is not simply downloaded, why, and what to do.
 */
export async function FilePage({ leadId, id }: { leadId: string; id: string }) {
  const staff = await requireStaff('leads')
  const found = isId(id) ? await findLeadFile(services().db, id) : undefined
  const file = found?.leadId === leadId ? found : notFound()
  const isNotCopied = lacksCopy(file) || requestAddress().query.get('why') === 'copy'
  const [picture] = hasPicture(file) ? [`${fileAddress(file.id)}/picture`] : []
  const way = mayOpen(file)
  return (
    <StaffFrame title={fileName(file)} staff={staff}>
      <div className={`${surface} ${sheet}`}>
        <p>
          {[formatMegabytes(file.sizeBytes), scanInWords(file), previewInWords(file) ?? []]
            .flat()
            .join(', ')}
          .
        </p>
        {reasons(file).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {way !== 'not at all' && isNotCopied && <p>{noCopy(file)}</p>}
        {way === 'at once' && !isNotCopied && !picture && <p>This file can be opened.</p>}
        <div className={row}>
          {(way === 'deliberately' || (way === 'at once' && isNotCopied)) && (
            <form method="post" action={fileAddress(file.id)}>
              {isNotCopied && <input type="hidden" name="as" value="it-came" />}
              <Button type="submit">
                {isNotCopied ? 'Download it as it came' : 'Download it anyway'}
              </Button>
            </form>
          )}
          {way === 'at once' && !isNotCopied && (
            <ButtonLink href={fileAddress(file.id)}>Download</ButtonLink>
          )}
          <ButtonLink href={leadHref(leadId)} tone="bare">
            Back to the lead
          </ButtonLink>
        </div>
        {picture && <img src={picture} alt={fileName(file)} decoding="async" className={surface} />}
      </div>
    </StaffFrame>
  )
}

/** Why there is no copy of a photo without the place where it was taken. */
function noCopy(file: LeadFile): string {
  const original = 'The original may contain the place where it was taken.'
  if (waitsForPreview(file)) {
    return `The copy of this photo without its location is still being made: come back in a minute. ${original}`
  }
  return lacksCopy(file)
    ? `There is no copy of this photo without its location. ${original}`
    : `No copy could be made of this picture: it is damaged, or in an unusual format. ${original}`
}

/** Why the file is not simply downloaded, and what to do. */
function reasons({ state, passwordProtected }: LeadFile): string[] {
  const why: string[] = []
  if (state === 'not scanned') {
    why.push(
      'No virus scanner has looked at this file: the site has none, or had none when it came.',
      'Open it only if you expected it from this visitor, on a computer with a virus scanner of its own. If in doubt, call the visitor first.',
    )
  }
  if (state === 'could not be scanned') {
    why.push(
      'The virus scanner could not look into this file, so nobody knows what is in it.',
      'Call the visitor and ask whether they sent it, and for a plain PDF or photo instead. Open it only on a computer with a virus scanner of its own.',
    )
  }
  if (passwordProtected) {
    why.push(
      'It is protected by a password: a virus scanner cannot see what is inside, and you need the password from the visitor to open it.',
    )
  }
  if (state === 'being checked') {
    why.push(
      'The virus scan is under way, or waits for the scanner. It usually takes less than a minute: come back then.',
    )
  }
  if (state === 'infected') {
    why.push(
      'The file has been deleted and cannot be downloaded. The visitor has been told; ask them to send it again from a clean computer if you need it.',
    )
  }
  if (state === 'lost') {
    why.push(
      'The file arrived, but the file store no longer has it. Ask the visitor to send it again.',
    )
  }
  return why
}
