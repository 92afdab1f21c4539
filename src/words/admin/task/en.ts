export const task = {
	import: "Importing spreadsheets...",
	export: "Collecting the spreadsheet...",
	statistics: "Making the sums of all seasons again...",
	deletion: "Deleting...",
	return: "Bringing back what was deleted...",
	inLine: "in line",
	stop: "Stop",
	stopping: "Stopping...",
	largeWork: "Large work",
	couldNotBeStopped: "This could not be stopped.",
};
