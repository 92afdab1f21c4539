/** What stands where an organization has no colour of its own: `--brand-fill` of tokens.css. */
export const productColor = "#c2410c";
