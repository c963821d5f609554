/** The link to a driver's page. */

/** "#12-ce76…": the driver's number, a hyphen, the key: 128 bits as 32 hex digits. */
const FRAGMENT = /^#?([1-9]\d{0,8})-([0-9a-f]{32})$/iu;

export interface DriveLink {
  driver: number;
  key: string;
}

/** What the fragment of a driver's link says; null when it is none. */
export function readDriveFragment(fragment: string): DriveLink | null {
  const [, driver, key] = FRAGMENT.exec(fragment.trim()) ?? [];
  return driver && key ? { driver: Number(driver), key: key.toLowerCase() } : null;
}

/** The path of a driver's page with his key, which stands behind the number sign and so never reaches a server. */
export const drivePath = ({ driver, key }: DriveLink): string => `/drive#${driver}-${key}`;
