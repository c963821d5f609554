/**
 * A phone that is turned lays the page out anew, and the field in use may lie below the screen or behind the dock: it is brought back.
 * A keyboard that opens changes the height alone, and the browser sees to that. Returns what ends it.
 */
export function keepFieldInView(): () => void {
  let width = innerWidth;
  const turned = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    const field = document.activeElement;
    // Once the page is laid out at its new width.
    if (field?.matches('input, select, textarea'))
      requestAnimationFrame(() => field.scrollIntoView({ block: 'nearest' }));
  };
  addEventListener('resize', turned);
  return () => removeEventListener('resize', turned);
}
