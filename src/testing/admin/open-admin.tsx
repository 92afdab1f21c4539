import { setImmediate, setTimeout } from "node:timers/promises";
import { configure, screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import type { DetachedWindowAPI } from "happy-dom";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { EvaluatedModuleNode } from "vite/module-runner";
import { afterEach, expect, vi } from "vitest";
import { isLanguage } from "#domain/language/language.ts";
import { startSession } from "#server/identity/session.ts";
import { keepCookie } from "../browser.ts";
import type { startApp } from "../start-app.ts";

export { screen, waitFor, within } from "@testing-library/dom";

type App = Awaited<ReturnType<typeof startApp>>;

/** What becomes of a call before the server hears of it; undefined sends it on. */
type Interception = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** Vitest's own, which nobody promises to keep: with another version of it this may have to change. */
declare const __vitest_worker__: {
	evaluatedModules: { idToModuleMap: Map<string, EvaluatedModuleNode> };
};

configure({
	// React as it is shipped has no `act`: what an event changed is shown when the event is over,
	eventWrapper: (event) => {
		const result = event();
		flushSync(() => {});
		return result;
	},
	// and what it put off, in slices of a turn each, before the next line of a test.
	asyncWrapper: async (steps) => {
		const result = await steps();
		await setTimeout(1);
		for (let turn = 0; turn < 10; turn++) await setImmediate();
		return result;
	},
	// On a machine that is busy with everything else, a sentence may take its time.
	asyncUtilTimeout: 20_000,
	// What can be read on the screen says more than five hundred lines of elements.
	getElementError: (message, container) =>
		new Error(`${message?.split("\n")[0]}\nOn the screen: ${container.textContent}`),
});

// The first test should not have to wait for the code of the frame.
await import("#admin/languages/en.ts");
await import("#admin/routes.tsx");

const scripts = {
	en: () => import("#admin/languages/en.ts"),
	fr: () => import("#admin/languages/fr.ts"),
	es: () => import("#admin/languages/es.ts"),
};

/** Takes the document away, and what the browser keeps with it. */
let close = () => {};
afterEach(() => {
	close();
	sessionStorage.clear();
	localStorage.clear();
});

type OpenedBy = {
	as?: { id: number } | undefined;
	host?: string;
	/** The languages its browser asks for. */
	browser?: string;
};

/**
 * Opens the administration as a browser does: a document of the server, the application in it, and
 * every call answered by `app.request()`. Whoever is named in `as` has signed in before.
 */
export async function openAdmin(
	{ app, services }: App,
	path: string,
	{ as, host = "fieldhouse.test", browser = "en-CA" }: OpenedBy = {},
) {
	const cookies = new Map<string, string>();
	const take = (line: string) => {
		keepCookie(cookies, line);
		// biome-ignore lint/suspicious/noDocumentCookie: a header of the server is one such line
		document.cookie = line;
	};
	const send = async (request: Request) => {
		request.headers.set("host", location.host);
		// As browsers do, unless the page asks for a language itself.
		if (!request.headers.has("accept-language")) request.headers.set("accept-language", browser);
		request.headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
		const answer = await app.request(request, undefined, {
			incoming: { socket: { remoteAddress: "203.0.113.7" } },
		});
		for (const line of answer.headers.getSetCookie()) take(line);
		return answer;
	};

	let intercept: Interception = () => undefined;
	/** What was called, such as "GET /api/teams". */
	const calls: string[] = [];
	globalThis.fetch = async (address, init) => {
		const request = new Request(new URL(String(address), location.href), init);
		calls.push(`${request.method} ${new URL(request.url).pathname}`);
		const answer = (await intercept(request.clone())) ?? (await send(request));
		// Over a wire no answer comes before what was shown meanwhile.
		await setImmediate();
		return answer;
	};

	/** Where the document was left for, by the server or by the application. */
	let left: string | null = null;
	const leave = (address: string | URL) => {
		const place = new URL(address, location.href);
		left = place.host === location.host ? place.pathname + place.search : place.href;
	};
	/** Loads the document at a path. The application starts anew: who is signed in, it asks again. */
	const goTo = async (path: string) => {
		close();
		left = null;
		windowOf().setURL(`http://${host}${path}`);
		const answer = await send(new Request(location.href));
		const elsewhere = answer.headers.get("location");
		if (elsewhere !== null) leave(elsewhere);
		if (left !== null) return;
		const shell = document.createElement("template");
		const html = await answer.text();
		shell.innerHTML = html;
		document.head.replaceChildren(...shell.content.querySelectorAll("meta, title"));
		vi.spyOn(location, "assign").mockImplementation(leave);
		document.documentElement.lang = /<html lang="(\w+)"/.exec(html)?.[1] ?? "";
		// A screen that was left while it was loaded would be made anew before its words are there.
		await vi.dynamicImportSettled();
		forgetAdministration();
		const { lang } = document.documentElement;
		if (isLanguage(lang)) await scripts[lang]();
		const { routes } = await import("#admin/routes.tsx");
		const router = createBrowserRouter(routes);
		const container = document.body.appendChild(document.createElement("div"));
		const root = createRoot(container);
		flushSync(() => root.render(<RouterProvider router={router} />));
		close = () => {
			root.unmount();
			container.remove();
			router.dispose();
			close = () => {};
		};
	};

	if (as !== undefined) take((await startSession(services, { userId: as.id, host })).cookie);
	await goTo(path);
	const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
	return {
		user,
		/** Writes a text in place of the one that stands in a field. */
		fill: async (field: HTMLElement, text: string) => {
			await user.clear(field);
			await user.paste(text);
		},
		/** Presses a button of the dialog that is open, or else of the screen. */
		press: async (name: string | RegExp) => user.click(await buttonInReach(name)),
		calls,
		goTo,
		reload: () => goTo(location.pathname + location.search),
		/** From now on calls come by here first. */
		intercept: (next: Interception) => {
			intercept = next;
		},
		left: () => left,
		/** What the browser sends with every request; a test that ends a session takes it out. */
		cookies,
	};
}

/** The server fails every write from now on, without a sentence. */
export const failingWrites: Interception = ({ method }) =>
	method === "GET" ? undefined : new Response("", { status: 500 });

/** What the administration says, on the screen and to screen readers. */
export const said = (text: string) => screen.findByText(text, { selector: "[role=status] *" });
export const refused = (text: string) =>
	screen.findByText(text, { selector: "[role=alert], [role=alert] *" });

/** The heading of the screen, once it is there. */
export const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

/** The dialog that is open, by what is in it. */
export const dialog = async () => within(await screen.findByRole("dialog"));
export const question = async () => within(await screen.findByRole("alertdialog"));

/** Waits until the dialog was closed. */
export const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Lets time pass, after `vi.useFakeTimers({ shouldAdvanceTime: true })`. */
export async function pass(ms: number): Promise<void> {
	await vi.advanceTimersByTimeAsync(ms);
	await setImmediate();
}

/** What is read in each of these elements. */
export const textsOf = (elements: readonly HTMLElement[]) =>
	elements.map(({ textContent }) => textContent);

/** Testing Library does not know that what lies behind a dialog is inert. */
async function buttonInReach(name: string | RegExp): Promise<HTMLElement> {
	const all = await screen.findAllByRole("button", { name });
	const [found, second] = all.filter((button) => button.closest("[inert]") === null);
	if (found === undefined || second !== undefined) {
		throw new Error(`${all.length} buttons are called ${name}, and not one is in reach.`);
	}
	return found;
}

/** `vi.resetModules` for the application alone: the server behind it would be read anew by each file. */
function forgetAdministration(): void {
	for (const [path, module] of __vitest_worker__.evaluatedModules.idToModuleMap) {
		if (!path.includes("/src/admin/")) continue;
		module.promise = undefined;
		module.exports = undefined;
		module.evaluated = false;
		module.importers.clear();
	}
}

function windowOf(): DetachedWindowAPI {
	return (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM;
}
