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

/**
 * How often a clock is asked for, and how much less than what it says here an answer may say while it runs: it is in
 * whole seconds, was kept for one, and was on its way. What says more is nearer to the table.
 */
const clock = { askMs: 2000, mostLateMs: 3000 };

/**
 * The clock that the table of a game keeps (`data-clock` says where it is asked for). It runs here in between, so that
 * a picture needs neither a page nor a message each second.
 */
function runClock(root: Document): void {
	let heard: { ms: number; isRunning: boolean; at: number } | null = null;
	const placeOf = () => root.querySelector<HTMLElement>("[data-clock]");
	const elapsed = () => {
		if (heard === null) return null;
		return heard.ms + (heard.isRunning ? performance.now() - heard.at : 0);
	};
	const draw = () => {
		const place = placeOf();
		const ms = elapsed();
		if (place === null || ms === null) return;
		const second = Math.floor(ms / 1000);
		const text = `${Math.floor(second / 60)}:${String(second % 60).padStart(2, "0")}`;
		if (place.textContent !== text) place.textContent = text;
	};
	const ask = async () => {
		const address = placeOf()?.dataset.clock;
		if (address === undefined) return;
		const answer = await fetch(address).catch(() => null);
		// The next one may come; until then it goes on as it was.
		if (!answer?.ok) return;
		const { clock_second: second, is_clock_running: isRunning } = await answer.json();
		const ms = second === null ? null : second * 1000;
		const late = (elapsed() ?? 0) - (ms ?? 0);
		const isAlike = heard?.isRunning === true && late >= 0 && late < clock.mostLateMs;
		if (!isRunning || !isAlike)
			heard = ms === null ? null : { ms, isRunning, at: performance.now() };
		draw();
	};
	// What the page puts in its place after a play is older.
	new MutationObserver(draw).observe(root.body, { childList: true, subtree: true });
	setInterval(draw, 100);
	setInterval(ask, clock.askMs);
	void ask();
}

takeTurns(document);
runClock(document);
