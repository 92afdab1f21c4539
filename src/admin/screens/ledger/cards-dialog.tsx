import { useState } from "react";
import type { Answered } from "#api/client.ts";
import { client } from "../../client.ts";
import { Button } from "../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../components/feedback/dialog.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { Switch } from "../../components/form/switch.tsx";
import { words } from "../../words.ts";

export type Cards = Answered<"GET", "/ledger/cards">;

type CardsDialogProps = { cards: Cards; isOpen: boolean; onClose: () => void };

/** Where an owner lets people pay by card: the way to the provider, and a switch once it is done. */
export function CardsDialog({ cards: { account, isTest }, ...dialog }: CardsDialogProps) {
	return (
		<Dialog title={words.ledger.cardsTitle} {...dialog}>
			<DialogBody>
				<p>{words.ledger.cardsHint}</p>
				{isTest && <p className="notice">{words.ledger.cardsTest}</p>}
				{account?.isReady && <Ready isOn={account.isOn} />}
				{account === null && <p className="hint">{words.ledger.cardsNew}</p>}
				{account?.isReady === false && <p className="hint">{words.ledger.cardsUnfinished}</p>}
			</DialogBody>
			{!account?.isReady && (
				<DialogButtons>
					<Leave label={account === null ? words.ledger.cardsBegin : words.ledger.cardsGoOn} />
				</DialogButtons>
			)}
		</Dialog>
	);
}

function Leave({ label }: { label: string }) {
	const [isLeaving, setLeaving] = useState(false);
	const fail = useFailure();
	const leave = async () => {
		setLeaving(true);
		try {
			const { address } = await client.post("/ledger/cards", {});
			window.location.assign(address);
		} catch (error) {
			fail(error, words.ledger.cardsNotReached);
			setLeaving(false);
		}
	};
	return (
		<Button onClick={() => void leave()} disabled={isLeaving}>
			{label}
		</Button>
	);
}

function Ready({ isOn }: { isOn: boolean }) {
	const { act } = useAction();
	const change = (isOn: boolean) =>
		act({
			run: async () => (await client.put("/ledger/cards", { isOn })).message,
			failure: words.common.thisCouldNotBeSaved,
		});
	return (
		<Switch
			label={words.ledger.cardsSwitch}
			isOn={isOn}
			words={{ on: words.ledger.cardsReady, off: words.ledger.cardsOff }}
			onSwitch={(is) => void change(is)}
		/>
	);
}
