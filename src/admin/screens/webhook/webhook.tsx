import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Answered } from "#api/client.ts";
import { ago } from "#domain/time/ago.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { said, words } from "../../words.ts";
import styles from "../mail/letter-list.module.css";
import { type Delivery, DeliveryState, OffBadge } from "./delivery-state.tsx";

type Log = Answered<"GET", "/webhooks/:id/deliveries">;

export const webhook = screen(
	({ params }) => client.get("/webhooks/:id/deliveries", { id: Number(params["webhookId"]) }),
	WebhookLog,
);

/** What one program was told, and what it answered. */
function WebhookLog({ webhook, deliveries }: Log) {
	const { id, name, address, isOn } = webhook;
	const { act, isBusy } = useAction();
	const send = (run: () => Promise<{ message: string }>) =>
		void act({ run: async () => (await run()).message, failure: words.webhook.notSent });
	useLookingAgain(deliveries);
	return (
		<>
			<ScreenHeader
				title={name}
				actions={
					isOn && (
						<Button
							isBusy={isBusy}
							onClick={() => send(() => client.post("/webhooks/:id/test", { id }))}
						>
							{words.webhook.test}
						</Button>
					)
				}
			>
				{new URL(address).host} {!isOn && <OffBadge />}
			</ScreenHeader>
			<Panel title={words.webhook.log} isFlush>
				{deliveries.length === 0 ? (
					<EmptyState title={words.webhook.emptyLog}>{words.webhook.emptyLogHint}</EmptyState>
				) : (
					<ul className="lines">
						{deliveries.map((delivery) => (
							<DeliveryLine
								key={delivery.id}
								delivery={delivery}
								onRepeat={
									isOn && delivery.state !== "waiting"
										? () =>
												send(() =>
													client.post("/webhooks/:id/deliveries/:deliveryId/repeat", {
														id,
														deliveryId: delivery.id,
													}),
												)
										: null
								}
							/>
						))}
					</ul>
				)}
			</Panel>
		</>
	);
}

type DeliveryLineProps = { delivery: Delivery; onRepeat: (() => void) | null };

function DeliveryLine({ delivery, onRepeat }: DeliveryLineProps) {
	const { event, state, tries, answer, createdAt } = delivery;
	const what = words.webhook.events[event];
	return (
		<li className={styles.line}>
			<div className={styles.what}>
				<strong>{what}</strong>
				<span className="hint">
					{ago(createdAt, new Date(), words.language)}
					{tries > 1 && ` · ${words.webhook.tries({ count: tries })}`}
				</span>
				{answer !== null && <span className="hint">{said(answer)}</span>}
			</div>
			<DeliveryState state={state} />
			{onRepeat !== null && (
				<QuietButton aria-label={words.webhook.sendAgain({ what })} onClick={onRepeat}>
					{words.webhook.again}
				</QuietButton>
			)}
		</li>
	);
}

const lookAgainMs = 2000;

/** As long as a message is to be tried at once, what became of it is asked for. */
function useLookingAgain(deliveries: readonly Delivery[]) {
	const { revalidate } = useRevalidator();
	const isWaiting = deliveries.some(({ state, tries }) => state === "waiting" && tries === 0);
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setInterval(() => void revalidate(), lookAgainMs);
		return () => clearInterval(timer);
	}, [isWaiting, revalidate]);
}
