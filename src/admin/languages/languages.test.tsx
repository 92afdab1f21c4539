// @vitest-environment window
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import { heading, openAdmin, screen, waitFor } from "#testing/admin/open-admin.tsx";
import { password } from "#testing/api.ts";

const { app, found } = await startClubs();
const canadien = "fr-CA,fr;q=0.9,en;q=0.8";

test("speaks the first language of the browser that there is, to strangers too", async () => {
	await openAdmin(app, "/login", { browser: `de-DE,${canadien}` });
	await heading("Connexion à l’administration");
	expect(document.documentElement.lang).toBe("fr");
	screen.getByLabelText("Mot de passe");
	screen.getByRole("button", { name: "SE CONNECTER" });
	await openAdmin(app, "/login", { browser: "de-DE" });
	await heading("Admin Sign In");
});

test("speaks what somebody has chosen for the account, on every device", async () => {
	const { staff } = await found();
	const opened = await openAdmin(app, "/userSettings", { as: staff });
	await heading("User settings");
	const choice = screen.getByLabelText<HTMLSelectElement>("Language");
	expect(choice.selectedOptions[0]?.text).toBe("As this browser");
	await opened.user.selectOptions(choice, "Español");
	await waitFor(() => expect(opened.left()).toBe("/userSettings"));
	await openAdmin(app, "/userSettings", { as: staff, browser: canadien });
	await heading("Configuración del usuario");
	expect(screen.getByLabelText<HTMLSelectElement>("Idioma").value).toBe("es");
	expect(document.documentElement.lang).toBe("es");
});

test("loads the document anew where an account speaks another language than the sign-in page", async () => {
	const { staff } = await found();
	await app.services.platform.accounts.change(staff.id, { language: "es" });
	const opened = await openAdmin(app, "/login");
	await opened.fill(await screen.findByLabelText("Username"), staff.username);
	await opened.fill(screen.getByLabelText("Password"), password);
	await opened.press("LOGIN");
	await waitFor(() => expect(opened.left()).toBe("/dashboard"));
	await opened.goTo("/dashboard");
	await heading(`Hola, ${staff.username}`);
});

/** Words that stand in most English sentences, and in no French one. */
const english =
	/\b(the|and|of|with|your|you|this|not|all|add|save|edit|delete|choose|search|yet|games?|teams?|seasons?|players?|leagues?)\b/i;

/** What is read on the screen, and what screen readers say of it, without what people have called things. */
function saidInTheDocument(): string[] {
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const read: string[] = [];
	while (texts.nextNode()) read.push(texts.currentNode.textContent ?? "");
	const spoken = ["aria-label", "placeholder", "title", "alt"].flatMap((name) =>
		[...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
	);
	return [...read, ...spoken].filter((text) => !/This season|club-/.test(text));
}

test.each(["/userSettings", "/dashboard/people", "/dashboard/trash"])(
	"%s says nothing in English to somebody from Montréal",
	async (path) => {
		const { owner } = await found();
		await openAdmin(app, path, { as: owner, browser: canadien });
		await waitFor(() => expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1));
		expect(saidInTheDocument().filter((text) => english.test(text))).toEqual([]);
	},
);
