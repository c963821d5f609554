import { StaffPrices } from '@/features/office/prices/staff-prices';
import { UpcomingPrices } from '@/features/site/prices/page-prices';

/** The prices, with the site's own table as their preview. */
export function PricesSection() {
  return <StaffPrices renderPrices={(list, zone) => <UpcomingPrices list={list} zone={zone} />} />;
}
