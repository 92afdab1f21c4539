import { act, cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { DetachedWindowAPI } from "happy-dom";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, vi } from "vitest";
import { isLanguage } from "#domain/language/language.ts";
import { startSession } from "#server/identity/session.ts";
import { keepCookie } from "../browser.ts";
import type { startApp } from "../start-app.ts";

export { screen, waitFor, within } from "@testing-library/react";

type App = Awaited<ReturnType<typeof startApp>>;

/** What becomes of a call before the server hears of it; undefined sends it on. */
type Interception = (request: Request) => Response | undefined | Promise<Response | undefined>;

configure({
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
		return (await intercept(request.clone())) ?? send(request);
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
		vi.resetModules();
		const { lang } = document.documentElement;
		if (isLanguage(lang)) await scripts[lang]();
		const { routes } = await import("#admin/routes.tsx");
		const router = createBrowserRouter(routes);
		render(<RouterProvider router={router} />);
		close = () => {
			cleanup();
			router.dispose();
			close = () => {};
		};
	};

	if (as !== undefined) take((await startSession(services, { userId: as.id, host })).cookie);
	await goTo(path);
	const user = userEvent.setup({ delay: null });
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
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

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

function windowOf(): DetachedWindowAPI {
	return (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM;
}
