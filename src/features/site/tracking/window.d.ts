interface Window {
  /** Where a tag manager is present, it makes this list and reads from it. */
  dataLayer?: unknown[];
  /** What records the views of this document (record-views.ts). */
  recordView?: (pathname: string) => void;
}
