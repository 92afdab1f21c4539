export const leader = {
	nobody: "Nobody leads yet",
	nobodyYet: "Leaders show here after the first box score.",
};
