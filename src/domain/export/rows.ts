/** A spreadsheet as it is written: the names of the columns, then a row a thing. Null is empty. */
export type Rows = (string | number | null | undefined)[][];
