import { TEST_AUTH_SECRET } from '../tools/auth-secret.ts'

/** What a site with a mail server sets. The agency's address is leads@agency.example. */
export function mailSettings(smtpUrl: string): Record<string, string> {
  return {
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Fayerweather Marine <office@agency.example>',
    LEADS_TO: 'leads@agency.example',
    SITE_URL: 'https://www.agency.example',
    AUTH_SECRET: TEST_AUTH_SECRET,
  }
}
