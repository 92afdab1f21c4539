const megabyte = 1024 * 1024;

export const mostPictureBytes = 5 * megabyte;

/** Programmes and registration forms; a poster for the printer belongs elsewhere. */
export const mostDocumentBytes = 10 * megabyte;

/** What the pictures of one organization may take. */
export const roomBytes = 500 * megabyte;

/**
 * What may lie on the disk: what was thrown away or cut differently takes no room any more, and can
 * still come back for a while.
 */
export const mostStoredBytes = 2 * roomBytes;

export const mostAltLength = 300;
