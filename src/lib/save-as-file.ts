/**
 * Hands a text, in one piece or several, to the browser as a file to save.
 * @param type media type, such as "application/json"
 */
export function saveAsFile(name: string, type: string, text: string | readonly string[]): void {
  const address = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
