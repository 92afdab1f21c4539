/**
 * What a spreadsheet program would run or follow instead of showing it (OWASP, "CSV injection"); the
 * wide forms are the same signs on East Asian keyboards.
 */
const beginsFormula = /^'*[=+\-@\t\r＝＋－＠]/;
const isNumber = /^[+-]?\d+(\.\d+)?$/;

/**
 * Text as a cell of a file that people open in a spreadsheet: an apostrophe keeps it from being a
 * formula. Numbers such as a plus-minus of -7 stay numbers.
 */
export function safeCell(text: string): string {
	return beginsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
}

/** The text of a cell that may have been made safe. */
export function cellText(cell: string): string {
	return cell.startsWith("'") && beginsFormula.test(cell) ? cell.slice(1) : cell;
}
