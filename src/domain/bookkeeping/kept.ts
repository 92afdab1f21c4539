/**
 * A statistic, game period or player attribute as an organization keeps it: for one sport, in a
 * place among the others, made by somebody. Those of the beginning were made by nobody.
 */
export type Kept<Item> = Item & { sportId: number; createdBy: number | null };
