/**
 * Documents hold the styles of their own markup alone. What the application draws needs the whole sheet, whose link the
 * start of the application puts into the page, and takes out again where the sheet does not come.
 */
export const wholeStyles = (): Promise<void> =>
  new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    if (!link || link.sheet) return resolve();
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
  });
