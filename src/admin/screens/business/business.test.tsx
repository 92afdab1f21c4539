// @vitest-environment window
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import {
	closed,
	dialog,
	openAdmin,
	question,
	said,
	screen,
	textsOf,
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

const file = `Name,Sport,Category,City,Cost,Signup deadline,Signup status,Phone,Rating
Harbor Hoops,basketball,"men,women",Los Angeles,$120 a player,2199-12-01,active,+1 310 555 0100,5
Net Club,"tennis,volleyball","adult,co-ed",Houston,,2020-10-01,active,,4
Bay Ball,baseball,youth,"Los Angeles,New York City",free,,closed,,
`;

const rowOf = (name: string) =>
	screen.getByRole("rowheader", { name: new RegExp(name) }).closest("tr")?.textContent;
const names = () => textsOf(screen.getAllByRole("rowheader"));

test("a directory is imported after it was said what would come, filtered, changed and thinned out", async () => {
	const { staff } = await found();
	const opened = await openAdmin(app, "/businessPage", { as: staff });
	const { user, fill, press } = opened;
	/** The file that the browser's own choice would hand over. */
	const choose = (name: string, text: string) => {
		const input = document.querySelector<HTMLInputElement>("input[type=file]");
		return user.upload(input as HTMLInputElement, new File([text], name, { type: "text/csv" }));
	};
	await screen.findByText("No businesses yet");
	await press("Import CSV");
	const importing = await dialog();
	await choose("mistakes.csv", file.replace("tennis", "curling"));
	expect((await importing.findByRole("alert")).textContent).toBe(
		"Line 3, Sport: The choices are basketball, baseball, tennis, volleyball.",
	);
	expect(importing.getByRole("button", { name: "Import" })).toHaveProperty("disabled", true);
	await choose("businesses.csv", file);
	await importing.findByText(/This would be: 3 businesses added\./);
	importing.getByText("Columns that are not read: Rating.");
	await press("Import");
	await said("3 businesses added");
	await closed();
	await screen.findAllByRole("rowheader");

	expect(rowOf("Net Club")).toContain("Ended 10/1/2020");
	expect(rowOf("Bay Ball")).toContain("Closed");
	await user.selectOptions(screen.getByRole("combobox", { name: "Sign-up" }), "Sign-up open");
	expect(names()).toEqual(["Harbor Hoops"]);
	await fill(screen.getByRole("searchbox"), "nobody");
	await screen.findByText("No business matches");
	await press("Show all businesses");
	await waitFor(() => expect(names()).toHaveLength(3));

	await press("Edit Net Club");
	const form = within(await screen.findByRole("dialog", { name: "Edit business" }));
	const tennis = form.getByRole<HTMLInputElement>("checkbox", { name: "Tennis" });
	expect(tennis.checked).toBe(true);
	await user.click(tennis);
	await fill(form.getByLabelText("Sign-up deadline"), "2199-01-31");
	await fill(form.getByLabelText("Website"), "javascript:alert(1)");
	await press("Save");
	await form.findByText("An address begins with http:// or https://.");
	await fill(form.getByLabelText("Website"), "netclub.test");
	await press("Save");
	await closed();
	await waitFor(() => expect(rowOf("Net Club")).toContain("Until 1/31/2199"));
	expect(rowOf("Net Club")).not.toContain("Tennis");
	expect(screen.getByRole("link", { name: "Net Club" }).getAttribute("href")).toBe(
		"https://netclub.test",
	);

	await user.click(screen.getByTitle("Card View"));
	expect(screen.getByRole("link", { name: "+1 310 555 0100" }).getAttribute("href")).toBe(
		"tel:+1 310 555 0100",
	);
	await press("Delete Bay Ball");
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(screen.queryByRole("heading", { name: "Bay Ball" })).toBeNull());
	await press("Undo");
	await screen.findByRole("heading", { name: "Bay Ball" });
});
