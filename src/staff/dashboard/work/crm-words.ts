/**
 * Why the CRM has not accepted a lead, in a layman's words.
 * @param error As `outbox.last_error` has it.
 */
export function crmTrouble(error: string): string {
  const status = Number(/^status (\d{3})$/.exec(error)?.[1])
  if (!status) return `The CRM could not be reached: ${error}.`
  const answered = `The CRM answered with status ${status}`
  if (status < 400) {
    return `${answered}, which points to another address. A lead is sent nowhere else, and the CRM may have it already: look there. Whoever runs the server has to set LEADS_WEBHOOK to an address that answers with 200.`
  }
  if (status === 401 || status === 403) {
    return `${answered}: it does not let the site in. Whoever runs the server has to check LEADS_WEBHOOK_SECRET and what the CRM asks for.`
  }
  if (status === 404 || status === 410) {
    return `${answered}: there is nothing at this address. Whoever runs the server has to correct LEADS_WEBHOOK.`
  }
  if (status < 500) return `${answered}: it does not take the lead as it is sent.`
  return `${answered}: something is wrong there.`
}
