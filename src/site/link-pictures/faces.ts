/** The product's display face in its parts, then one for the alphabets that it does not have. */
export const display =
	"Archivo Narrow, Archivo Narrow Extended, Archivo Narrow Vietnamese, Inter Cyrillic, Inter Greek";
