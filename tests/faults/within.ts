/**
 * Waits for something, but not for ever.
 * @param what is not done, said when the time is over
 * @throws after so many milliseconds
 */
export async function within<T>(milliseconds: number, work: Promise<T>, what: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done after ${milliseconds / 1000} s: ${what()}`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
