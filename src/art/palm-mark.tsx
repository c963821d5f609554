/** The house mark: a date palm whose trunk is a road. Takes the colour of the text around it. */
export function PalmMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className} fill="currentColor">
      <path
        transform="translate(32 31)"
        d="M0 0Q-2.7-24.9 0-29 5.9-24.9 0 0M0 0Q6.4-24 15.6-24 13.9-19.1 0 0M0 0Q-6.4-24-15.6-24-13.9-19.1 0 0M0 0Q13.4-15.9 25.6-9.6 16.5-7.5 0 0M0 0Q-13.4-15.9-25.6-9.6-16.5-7.5 0 0M0 0Q16-3.3 27 9.9 13.1 4.8 0 0M0 0Q-16-3.3-27 9.9-13.1 4.8 0 0"
      />
      <path
        fillRule="evenodd"
        d="M30.4 33h3.2L46 61H18ZM31.7 40h.6l.5 4h-1.6ZM31.3 47.5h1.4l.8 6h-3ZM30.8 57h2.4l.6 4h-3.6Z"
      />
    </svg>
  );
}
