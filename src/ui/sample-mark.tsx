/**
 * Says that what stands beside it is a sample until the business replaces it; the launch check finds it in the
 * built pages.
 */
export function SampleMark({ label }: { label: string }) {
  return <small data-sample="">{`(${label})`}</small>;
}
