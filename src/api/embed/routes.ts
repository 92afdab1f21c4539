import { z } from "zod";
import { listEmbedHosts, setEmbedHosts } from "#usecases/embed/embed-hosts.ts";
import { owners } from "../access.ts";
import { answer, get, put } from "../endpoint.ts";
import { line, nothing, success } from "../fields.ts";
import { said } from "../said.ts";

const wanted = z.object({
	hosts: z
		.array(line(300, "This is longer than 300 characters."), "This is no list of websites.")
		.max(200, "These are too many."),
});

const kept = answer(z.object({ hosts: z.array(z.string()) }), (hosts: string[]) => ({ hosts }));

const saved = answer(
	z.object({ success, message: said, hosts: z.array(z.string()) }),
	(hosts: string[]) => ({ message: "Allowed websites updated", hosts }),
);

export const embedRoutes = [
	get(
		"/embeds",
		owners,
		nothing,
		listEmbedHosts,
		kept,
		"The websites that may show this league's standings and games in a frame.",
	),
	put(
		"/embeds",
		owners,
		wanted,
		setEmbedHosts,
		saved,
		"Allows exactly these websites, by their host names (`your-club.example`), with and without www.",
	),
] as const;
