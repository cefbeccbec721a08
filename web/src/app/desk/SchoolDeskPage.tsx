import { ExchangeRateCard } from '../../economy/wallets/ExchangeRateCard.tsx'
import { SchoolDesk } from '../../school/schools/SchoolDesk.tsx'

/** The administrator's page, with the school's exchange rate. */
export function SchoolDeskPage() {
  return <SchoolDesk economy={<ExchangeRateCard />} />
}
