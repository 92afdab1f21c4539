import { useState } from "react";
import { linkTo, withLink } from "#domain/page/navigation.ts";
import { client } from "../../../client.ts";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { words } from "../../../words.ts";
import type { Page } from "./page.ts";
import styles from "./saving/publish-dialog.module.css";

/** No link leads to the page yet: one press puts it where such a link usually stands. */
export function AddToNavigation({ page }: { page: Page }) {
	const [isDone, setDone] = useState(false);
	const { act, isBusy } = useAction();
	const add = () =>
		act({
			run: async () => {
				const { navigation, defaultNavigation } = await client.get("/pages");
				const links = navigation ?? defaultNavigation;
				const added = linkTo({ label: page.title, to: page.path });
				const next = links.some(({ to }) => to === added.to) ? [...links] : withLink(links, added);
				const { message } = await client.put("/pages/navigation", { navigation: next });
				setDone(true);
				return message;
			},
			failure: words.page.theLinkCouldNotBe,
		});
	if (isDone) return <p role="status">{words.page.aLinkOnTopOf}</p>;
	return (
		<div className={styles.offer}>
			<p>{words.page.noLinkOnTopOf}</p>
			<QuietButton isBusy={isBusy} onClick={() => void add()}>
				{words.page.addItToTheNavigation}
			</QuietButton>
		</div>
	);
}
