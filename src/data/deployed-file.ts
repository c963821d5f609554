/**
 * Whether the host says that a file of the site is not there, as after a deploy that replaced it. A host that cannot be
 * reached says nothing: then the file is presumed to be there.
 */
export async function isGone(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
}
