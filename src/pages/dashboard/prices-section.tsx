import type { SectionProps } from '@/features/office/frame/section';
import { StaffPrices } from '@/features/office/prices/staff-prices';
import { UpcomingPrices } from '@/features/site/prices/ride-prices';

/** The prices, with the site's own table as their preview. */
export function PricesSection({ user }: SectionProps) {
  return <StaffPrices user={user} renderPrices={(list, zone) => <UpcomingPrices list={list} zone={zone} />} />;
}
