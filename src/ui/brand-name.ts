/** The product's own name, shown where no organization is. */
export const brandName = "Fieldhouse";
