/** The installation that journeys visit: a built server with fresh demonstration leagues. */
export const port = Number(process.env.E2E_PORT ?? 4173);
export const rootDomain = "fieldhouse.test";
/** Where domains of organizations have to point. */
export const siteAddress = "203.0.113.5";
export const adminPassword = "for-journeys-only";
/** Of the demonstration leagues' owners and staff. */
export const memberPassword = "also-for-journeys";

/** `http://lakers.test:4173` for the host of an organization. */
export const urlOf = (host: string) => `http://${host}:${port}`;
export const rootUrl = urlOf(rootDomain);
