/** What stands for a player without a picture; `public/` has the file. */
export const defaultPicture = "/default-player.svg";
