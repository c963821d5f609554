/** Where a tag manager is present, it makes this list and reads from it. */
interface Window {
  dataLayer?: unknown[];
}
