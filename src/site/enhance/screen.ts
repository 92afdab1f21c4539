import "../pages/screen/screen.module.css";

/** So long each part of a screen stands. */
const turnMs = 12_000;

/** Parts (`data-turn`) stand one after the other, but for those in which there is nothing. */
function takeTurns(root: Document): void {
	let last = -1;
	const next = () => {
		const turns = [...root.querySelectorAll<HTMLElement>("[data-turn]")];
		const full = turns.filter((turn) => turn.querySelector("[data-empty]") === null);
		const after = full.find((turn) => turns.indexOf(turn) > last) ?? full[0];
		last = after === undefined ? -1 : turns.indexOf(after);
		for (const turn of turns) turn.hidden = turn !== after;
	};
	next();
	setInterval(next, turnMs);
}

takeTurns(document);
