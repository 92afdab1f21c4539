export const onlyIfSeen =
	"With `lastChangeId`, the newest change of the game that the sender has seen (0 for none), it is refused with 409 when the game was changed since, by somebody else or in another window.";
