/** Yes or no as both engines store it: 1 or 0. */
export type Flag = number;
