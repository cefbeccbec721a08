import { ExchangeRateCard } from '../../economy/wallets/ExchangeRateCard.tsx'
import { SchoolDeskPage } from '../../school/schools/SchoolDeskPage.tsx'

/** The administrator's page, with the school's exchange rate. */
export function SchoolDesk() {
  return <SchoolDeskPage economy={<ExchangeRateCard />} />
}
